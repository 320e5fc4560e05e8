export const later = (call: () => void): unknown => setTimeout(call, 1);
