/** Whom links about seminars belong to: they are good for one thing of one volunteer. */

export interface Angebotsziel {
	readonly seminarID: string;
	readonly freiwilligerID: string;
}
/** A line of his plan. */
export interface Nachweisziel {
	readonly freiwilligerID: string;
	readonly nachweisID: string;
}

export const angebotsinhaber = ({ seminarID, freiwilligerID }: Angebotsziel): string =>
	`${seminarID}:${freiwilligerID}`;
export const nachweisinhaber = ({ freiwilligerID, nachweisID }: Nachweisziel): string =>
	`${freiwilligerID}:${nachweisID}`;

export function angebotsziel(inhaber: string): Angebotsziel {
	const [seminarID = '', freiwilligerID = ''] = inhaber.split(':');
	return { seminarID, freiwilligerID };
}
export function nachweisziel(inhaber: string): Nachweisziel {
	const [freiwilligerID = '', nachweisID = ''] = inhaber.split(':');
	return { freiwilligerID, nachweisID };
}
