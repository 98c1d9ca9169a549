import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { ButtonLink } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { loginPath } from "~/domain/routes";

/** What is here belongs to a person: they sign in, and come back to it. */
export function SignInNeeded({ title }: { title: ReactNode }) {
  return (
    <EmptyState icon="user" headingLevel={1} title={title} actions={<SignInLink variant="primary" />}>
      <p>
        <FormattedMessage id="order.signInText" />
      </p>
    </EmptyState>
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
