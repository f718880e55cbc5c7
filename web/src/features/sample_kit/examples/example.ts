/** What every group of examples is given: the component that it is to show. */
import type { Component } from "../docs";

export type ExampleProps = { component: Component };
