import { createContext, useContext } from "react";

/** What ties an input to its label, hint and error. */
export interface FieldWiring {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

export const FieldWiringContext = createContext<FieldWiring>({});

/** The wiring of the field around, with what the input was given itself on top. */
export function useFieldWiring(own: Pick<FieldWiring, "id" | "aria-describedby">): FieldWiring {
  const wired = useContext(FieldWiringContext);
  const described = [own["aria-describedby"], wired["aria-describedby"]].filter(Boolean).join(" ");
  return { ...wired, ...(own.id && { id: own.id }), ...(described && { "aria-describedby": described }) };
}
