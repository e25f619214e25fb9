export const dokumente = {};
