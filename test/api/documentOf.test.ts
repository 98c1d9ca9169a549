import { type DocumentNode, parse, print, visit } from "graphql";
import { describe, expect, it } from "vitest";
import { documentOf } from "~/api/documentOf";
import * as cms from "~/api/generated/cms";
import * as commerce from "~/api/generated/commerce";

/** The parsed text as graphql reads it, without places in the text and without what is undefined anyway. */
function byGraphql(text: string): unknown {
  const bare = visit(parse(text, { noLocation: true }), { enter: () => undefined });
  return JSON.parse(JSON.stringify(bare));
}

const plain = (document: DocumentNode): unknown => JSON.parse(JSON.stringify(document));

describe("the document of an operation", () => {
  it.each(Object.values({ ...commerce, ...cms }).map((operation) => [operation.name, operation] as const))(
    "%s is what graphql reads",
    (_name, operation) => {
      expect(plain(documentOf(operation))).toEqual(byGraphql(operation.text));
    },
  );

  it.each([
    ['query a{b:c(d:$e f:[1 -2.5 3e4]g:{h:"i \\" j" k:true l:null m:N o:[]})}'],
    ["query a($b:[[Int!]!]!$c:D={e:1}){f}"],
    ['mutation a($b:ID!="x,y"){c(b:$b){...D}}fragment D on E{f{...G}}fragment G on H{i}'],
  ])("%s is what graphql reads", (text) => {
    const document = documentOf({ text });
    expect(plain(document)).toEqual(byGraphql(text));
    expect(print(document)).toBe(print(parse(text)));
  });

  it("is refused when its end is missing", () => {
    expect(() => documentOf({ text: "query a{b" })).toThrow(SyntaxError);
  });

  it("is the same object each time, as Apollo's cache wants it", () => {
    expect(documentOf(cms.getPopular)).toBe(documentOf({ ...cms.getPopular }));
  });
});
