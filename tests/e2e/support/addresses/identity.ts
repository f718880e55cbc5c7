/** At which addresses this feature's screens are opened; `screens.ts` finds them. The bare path shows too little. */
export const addresses = () => ({ "/action": "/action#mode=acceptInvitation&code=unknown" });
