import { IconUserBolt } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ANSICHT_OEFFNEN as ANSICHT } from '../../texte/zugang/ansicht-oeffnen.ts';
import { Button, type ButtonSize } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { oeffneAnsicht, type Ziel } from './wechsel.ts';

/** Opens the view of a user; where the server refuses, it says why. */
export function AnsichtStarten({ ziel, size }: { ziel: Ziel; size?: ButtonSize }) {
	const oeffnen = useMutation({
		mutationFn: oeffneAnsicht,
		onError: (error) => toast.error(ANSICHT.nichtGeoeffnet, { text: error.message }),
	});
	return (
		<Button
			icon={IconUserBolt}
			size={size}
			loading={oeffnen.isPending}
			aria-label={ANSICHT.oeffnenVon(ziel.name)}
			onClick={() => oeffnen.mutate(ziel)}
		>
			{ANSICHT.oeffnen}
		</Button>
	);
}
