import { KALENDER as T } from '../../texte/seminare/seminarkalender.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Kalender } from './kalender.tsx';

interface KalenderDialogProps {
	wessen: 'EINSATZSTELLE' | 'TRAEGER';
	onClose: () => void;
}

/** The own calendar beside the list of seminars. */
export const KalenderDialog = ({ wessen, onClose }: KalenderDialogProps) => (
	<Dialog opened onClose={onClose} title={T.abonnieren} width={680} cancel={T.fertig}>
		<Kalender wessen={wessen} />
	</Dialog>
);
