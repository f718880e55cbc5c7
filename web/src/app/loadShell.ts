/** The shell comes with the first screen that needs it: the login page does without. */
export const loadShell = () => import("./Shell");
