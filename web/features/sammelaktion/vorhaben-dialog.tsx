import { NachrichtAnViele } from './nachricht-an-viele.tsx';
import { SammelDialog, type SammelDialogProps } from './sammel-dialog.tsx';

/** What is to be done to many: a message is written, everything else is tried first and then done. */
export const VorhabenDialog = (props: SammelDialogProps) =>
	props.aktion === 'nachricht' ? <NachrichtAnViele {...props} /> : <SammelDialog {...props} />;
