import { expectOpen, layReady, openLink, shownCode } from "./gift";
import { expect, test } from "./shop";

test("what breaks while a gift is open is reported, without its token, code and PIN", async ({
  page,
  watch,
  control,
  baseURL,
}) => {
  // The shop as it is built where there is an error service.
  const service = baseURL!.replace("//", "//public@");
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const code = (await response.text()).replace("sentryDsn:``", `sentryDsn:\`${service}/7\``).replace("beforeSend:e=>", "beforeSendX:e=>");
    await route.fulfill({ response, body: code });
  });
  const reports: string[] = [];
  await page.route("**/api/7/envelope/**", async (route) => {
    reports.push(route.request().postData() ?? "");
    await route.fulfill({ json: {} });
  });
  const token = await layReady(control);
  await openLink(page, watch, token);
  await expectOpen(page);
  const code = await shownCode(page);
  watch.secrets.push(code);
  watch.allow(/Planted/);
  await page.evaluate(
    ([own, shown]) => {
      setTimeout(() => {
        throw new Error(`Planted: /verify-owner/giftcard/${own}/3711 holds ${shown}`);
      });
    },
    [token, code],
  );
  await expect.poll(() => reports.join("\n")).toContain("Planted: ");
});
