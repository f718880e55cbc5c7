/**
 * The navigation of a team that has none of its own: the specification's tree, in its order. What does not exist is left out on the way.
 * The tree itself is data that the console and its server read too: there operators settle which of it a tenant has.
 */
import tree from "../../../kernel/navigation.json";
import type { NavigationItem } from "../api/types";

export const defaultNavigation = tree as readonly NavigationItem[];
