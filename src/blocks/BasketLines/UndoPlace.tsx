import { type ComponentProps, useEffect } from "react";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { whenIdle } from "~/components/whenIdle";
import { type UndoNotice } from "./UndoNotice";

const LateUndo = lazyPart(() => import("./UndoNotice"), "UndoNotice");
const prefetch = () => void LateUndo.preload().catch(() => undefined);

/** Loads the offer to undo while the page is idle: it has to stand there as soon as something is removed. */
export function usePreparedUndo(): void {
  useEffect(() => whenIdle(prefetch), []);
}

/** The offer to undo, for screens whose first view has none. */
export function UndoPlace(props: ComponentProps<typeof UndoNotice>) {
  return (
    <PartPlace>
      <LateUndo {...props} />
    </PartPlace>
  );
}
