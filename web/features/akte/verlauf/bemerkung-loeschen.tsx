import { VERLAUF } from '../../../texte/akte-verlauf.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { TextButton } from '../../../ui/text-link.tsx';

interface BemerkungLoeschenProps {
	fragt: boolean;
	onFragt: (fragt: boolean) => void;
	laeuft: boolean;
	onLoesche: () => void;
}

/** Offered to the author for a day, and to administrators. */
export function BemerkungLoeschen({ fragt, onFragt, laeuft, onLoesche }: BemerkungLoeschenProps) {
	return (
		<>
			<TextButton onClick={() => onFragt(true)}>{VERLAUF.loeschen}</TextButton>
			<ConfirmDialog
				opened={fragt}
				onClose={() => onFragt(false)}
				title={VERLAUF.loeschenTitel}
				confirm={VERLAUF.loeschen}
				danger
				loading={laeuft}
				onConfirm={onLoesche}
			>
				{VERLAUF.loeschenText}
			</ConfirmDialog>
		</>
	);
}
