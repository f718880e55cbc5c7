/** Whether a router is on the way to another screen, which is still being loaded: what is written into the address now would lead back. */
type Way = { location: { pathname: string }; navigation: { location?: { pathname: string } | undefined } };

export const isLeaving = ({ location, navigation }: Way): boolean =>
  navigation.location !== undefined && navigation.location.pathname !== location.pathname;
