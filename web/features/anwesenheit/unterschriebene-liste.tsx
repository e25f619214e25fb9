interface UnterschriebeneListeProps {
	seminarID: string;
	/** In whose row the grid has the focus. */
	freiwilligerID: string | null;
}

/** Place of the signed list beside the grid. */
export function UnterschriebeneListe(_: UnterschriebeneListeProps) {
	return null;
}
