/** The attributes of an input for a code, token or PIN: nothing corrects what is typed, or offers it again later. */
export const CODE_INPUT = {
  inputMode: "text",
  autoComplete: "one-time-code",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

/** The same for a PIN that belongs to a code. */
export const PIN_INPUT = { ...CODE_INPUT, maxLength: 20 } as const;
