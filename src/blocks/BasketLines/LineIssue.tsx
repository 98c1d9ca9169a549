import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { type LineIssueProps } from "./IssueNotice";

const IssueNotice = lazyPart(() => import("./IssueNotice"), "IssueNotice");

/** The place where it is said what keeps a line, or the whole basket, from being paid. */
export function LineIssue(props: LineIssueProps) {
  return (
    <PartPlace>
      <IssueNotice {...props} />
    </PartPlace>
  );
}
