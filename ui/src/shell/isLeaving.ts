/** Whether a router is on the way to another screen, which is still being loaded: what is written into the address now would lead back. */
type RouterState = {
  location: { pathname: string };
  navigation: { location?: { pathname: string } | undefined };
};

export const isLeaving = ({ location, navigation }: RouterState): boolean =>
  navigation.location !== undefined && navigation.location.pathname !== location.pathname;
