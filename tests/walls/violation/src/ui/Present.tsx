export const Present = () => null;
