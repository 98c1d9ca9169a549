import { createContext, useContext } from "react";

/** What ties an input to its label, hint and error. */
export interface FieldWiring {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

export const FieldWiringContext = createContext<FieldWiring>({});

/** The wiring of the field around, with the descriptions the input was given itself. */
export function useFieldWiring(own: Pick<FieldWiring, "id" | "aria-describedby">): FieldWiring {
  const wired = useContext(FieldWiringContext);
  const described = [own["aria-describedby"], wired["aria-describedby"]].filter(Boolean).join(" ");
  // The label points at the field's id: an id of the input's own would cut it off.
  return { ...wired, ...(own.id && !wired.id && { id: own.id }), ...(described && { "aria-describedby": described }) };
}
