import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { type RefusedLine } from "~/domain/failure";
import { selectRefusedLines } from "~/state/basket/selectors";
import { removeLines } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { focusOnLineOf } from "./focusOnLine";

interface RefusedNoticeProps {
  why: RefusedLine;
  readOnly: boolean;
}

/**
 * Says that changes are refused because of this gift. If there are several such gifts, they must be removed together.
 */
export function RefusedNotice({ why: { text, isGone }, readOnly }: RefusedNoticeProps) {
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectRefusedLines);
  return (
    <Notice
      tone="warning"
      actions={
        !readOnly && (
          <Button
            size="s"
            onClick={(event) => {
              focusOnLineOf(event);
              dispatch(removeLines([...lines.keys()]));
            }}
          >
            <FormattedMessage id="issue.removeRefused" values={{ count: lines.size }} />
          </Button>
        )
      }
    >
      {text === null ? (
        // The shop refused it without a request.
        <FormattedMessage id="issue.unsendable" />
      ) : (
        <FormattedMessage
          id="issue.refused"
          values={{ reason: isGone ? <FormattedMessage id="toast.invalidSku" /> : <bdi>{text}</bdi> }}
        />
      )}
    </Notice>
  );
}
