// Options of Lightning CSS, which minifies the styles. Used by the build only.

/**
 * Leaves `light-dark()` uncompiled (`Features.LightDark`): no style uses it, and beside each `color-scheme` it would write the variables
 * for it. `tests/floor` refuses a style that uses it.
 */
export const styleOptions = { exclude: 1 << 20 };
