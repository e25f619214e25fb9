import { MEETINGS } from '../../../texte/meetings.ts';
import { AnchorButton } from '../../../ui/button.tsx';

/** Into the room, which is another site's. */
export function Teilnehmen({ link }: { link: string }) {
	return (
		<AnchorButton variant="primary" href={link} target="_blank" rel="noopener noreferrer">
			{MEETINGS.teilnehmen}
		</AnchorButton>
	);
}
