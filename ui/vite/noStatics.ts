/** Stands in for `hoist-non-react-statics`: only `withTheme` calls it, which nothing of ours or of Chakra does. */
const noStatics = <Component>(component: Component): Component => component;

export default noStatics;
