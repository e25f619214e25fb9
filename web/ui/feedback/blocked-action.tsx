import { UI } from '../../texte/ui.ts';
import { Button, type ButtonSize } from '../button.tsx';
import { Inline } from '../inline.ts';
import { TextButton } from '../text-link.tsx';

interface BlockedActionProps {
	label: string;
	/** Opens the dialog with every reason and who can remove it. */
	onWhy: () => void;
	size?: ButtonSize;
}

/** A blocked action stays visible, grey, and says on request why it is blocked. */
export function BlockedAction({ label, onWhy, size }: BlockedActionProps) {
	return (
		<span data-print="hide">
			<Inline gap={12}>
				<TextButton onClick={onWhy}>{UI.warumNicht}</TextButton>
				<Button size={size} aria-disabled="true" onClick={onWhy}>
					{label}
				</Button>
			</Inline>
		</span>
	);
}
