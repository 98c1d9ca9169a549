import { TextInput } from "~/components/TextInput";

interface PinInputProps {
  value: string;
  onType: (value: string) => void;
  autoComplete: "new-password" | "current-password";
}

/** A PIN that the person chose: not to be read over their shoulder. */
export function PinInput({ value, onType, autoComplete }: PinInputProps) {
  return (
    <TextInput
      type="password"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
