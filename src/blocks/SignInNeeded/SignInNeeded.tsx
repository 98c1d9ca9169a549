import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { ButtonLink } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { loginPath, registerPath } from "~/domain/routes";

/** What is here belongs to a person: they sign in, and come back to it. */
export function SignInNeeded({ title }: { title: ReactNode }) {
  return (
    <EmptyState icon="user" headingLevel={1} title={title} actions={<WaysIn />}>
      <p>
        <FormattedMessage id="order.signInText" />
      </p>
    </EmptyState>
  );
}

/** For who has a login, and for who has none yet. */
export function WaysIn() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SignInLink variant="primary" />
      <ButtonLink to={registerPath(pathname + search)}>
        <FormattedMessage id="order.register" />
      </ButtonLink>
    </>
  );
}

/** To the sign-in, and back to this address. */
export function SignInLink({ variant }: { variant: "primary" | "secondary" }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={loginPath(pathname + search)} variant={variant}>
      <FormattedMessage id="order.signInButton" />
    </ButtonLink>
  );
}
