/** Managers and admins have the same screens at addresses of their own. */
import { useLocation } from "react-router";
import { type FormsArea, paths } from "../../app/pathBuilder";

/** What all addresses of the managers' screens begin with. */
const MANAGER = paths.newForm("manager");

export function useFormsArea(): FormsArea {
  return useLocation().pathname.startsWith(MANAGER) ? "manager" : "admin";
}
