import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { login } from "~/state/auth/slice";
import { useAppDispatch } from "~/state/hooks";

/** What is here belongs to a person: they sign in, and come back to it. */
export function SignInNeeded({ title }: { title: ReactNode }) {
  return (
    <EmptyState icon="user" headingLevel={1} title={title} actions={<SignInButton variant="primary" />}>
      <p>
        <FormattedMessage id="order.signInText" />
      </p>
    </EmptyState>
  );
}

/** Signs in, and comes back to this address. */
export function SignInButton({ variant }: { variant: "primary" | "secondary" }) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  return (
    <Button variant={variant} onClick={() => dispatch(login({ from: pathname + search }))}>
      <FormattedMessage id="order.signInButton" />
    </Button>
  );
}
