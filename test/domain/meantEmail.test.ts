import { expect, test } from "vitest";
import { meantEmail } from "~/domain/meantEmail";

test.each([
  ["emil@gmial.com", "emil@gmail.com"],
  ["emil@gamil.com", "emil@gmail.com"],
  ["emil@gmal.com", "emil@gmail.com"],
  ["emil@gmaill.com", "emil@gmail.com"],
  ["emil@gnail.com", "emil@gmail.com"],
  ["emil@gmail.con", "emil@gmail.com"],
  ["emil@gmail.co", "emil@gmail.com"],
  ["emil@gmailcom", "emil@gmail.com"],
  ["emil@mgail.com", "emil@gmail.com"],
  ["emil@hotmial.com", "emil@hotmail.com"],
  ["emil@outlok.com", "emil@outlook.com"],
  ["emil@iclould.com", "emil@icloud.com"],
  ["emil@yahooo.com", "emil@yahoo.com"],
  [" Emil.Krogh+gift@GMAIL.CON ", "Emil.Krogh+gift@gmail.com"],
])("%s: %s is meant", (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  "emil@gmail.com",
  "emil@GMAIL.com",
  "emil@mail.com",
  "emil@email.com",
  "emil@ymail.com",
  "emil@yahoo.co.uk",
  "emil@hotmail.dk",
  "emil@outlook.fr",
  "emil@live.com",
  "emil@example.com",
  "emil@mail.dk",
  "emil@g.co",
  "emil@gmiall.com",
  "emil@gmixl.com",
  "emil@gmxal.com",
  "emil@",
  "@gmial.com",
  "emil",
  "",
  "emil@krogh@gmial.com",
  "emil@gmial.com@krogh.dk",
])("%s is asked about by nobody", (typed) => {
  expect(meantEmail(typed)).toBeNull();
});
