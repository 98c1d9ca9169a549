import { createContext, use } from "react";

/** The attributes that associate an input with its label, hint and error. */
export interface FieldWiring {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

export const FieldWiringContext = createContext<FieldWiring>({});

/** The wiring from the surrounding Field, merged with the descriptions that the input itself was given. */
export function useFieldWiring(own: Pick<FieldWiring, "id" | "aria-describedby">): FieldWiring {
  const wired = use(FieldWiringContext);
  const described = [wired["aria-describedby"], own["aria-describedby"]].filter(Boolean).join(" ");
  // The label refers to the Field's id, so the input's own id must not replace it.
  return { ...wired, ...(own.id && !wired.id && { id: own.id }), ...(described && { "aria-describedby": described }) };
}
