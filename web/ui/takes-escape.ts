/** An open list of choices or calendar takes Esc for itself. */
export const takesEscape = ({ ariaExpanded, dataset }: HTMLElement): boolean =>
	ariaExpanded === 'true' || dataset.mantineStopPropagation === 'true';
