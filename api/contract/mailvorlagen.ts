export const mailvorlagen = {};
