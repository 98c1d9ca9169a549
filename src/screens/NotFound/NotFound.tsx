export { NotFoundPage as NotFound } from "~/blocks/NotFound/NotFoundPage";
