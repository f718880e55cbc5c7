/**
 * Which addresses belong to the sample areas: all that a screen of the product knows of them. What stands at them is in their own
 * table (sampleScreens.ts), which is loaded when the first of them is opened.
 */
const SAMPLE_PATH =
  /^\/(apps\/(dashboards|mail|todo|contacts|file-manager|e-commerce|scrumboard|academy)|pages\/(auth|coming-soon|maintenance|invoices|pricing|search|faq|knowledge-base)|auth\/\w+-role-example|ui|documentation)(\/|$)/;

export const isSamplePath = (path: string): boolean => SAMPLE_PATH.test(path);
