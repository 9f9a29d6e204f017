/** Where a version keeps its application model. */
export const MODEL_PATH = 'app.ir.json';
