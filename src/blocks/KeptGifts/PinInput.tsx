import { TextInput } from "~/components/TextInput";

interface PinInputProps {
  value: string;
  onType: (value: string) => void;
  autoComplete: "new-password" | "current-password";
}

/** An input for a PIN that the person chose; hidden like a password. */
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
