/** The guide of a new company. */
export const firstStepsPath = '/primeiros-passos';
