/** A text as it is compared with what is typed: lower case, letters without their marks. */
export const bareLetters = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
