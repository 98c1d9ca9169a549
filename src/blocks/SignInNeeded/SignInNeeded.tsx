import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { ButtonLink } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { loginPath, registerPath } from "~/domain/routes";

/** Asks the person to sign in; the sign-in leads back here. */
export function SignInNeeded({ title }: { title: ReactNode }) {
  return (
    <EmptyState icon="user" headingLevel={1} title={title} actions={<WaysIn />}>
      <p>
        <FormattedMessage id="order.signInText" />
      </p>
    </EmptyState>
  );
}

/** The buttons to sign in and to register. */
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

/** A link to the sign-in, which leads back to this address. */
export function SignInLink({ variant }: { variant: "primary" | "secondary" }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={loginPath(pathname + search)} variant={variant}>
      <FormattedMessage id="order.signInButton" />
    </ButtonLink>
  );
}
