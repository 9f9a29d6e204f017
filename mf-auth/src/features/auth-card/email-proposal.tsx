import { Button, Row } from '@tessera/shared/ui';

interface EmailProposalProps {
  domain: string;
  onUse: () => void;
  onKeep: () => void;
}

/** The address with the proposed domain instead of its own. */
export function withDomain(address: string, domain: string): string {
  return `${address.slice(0, address.lastIndexOf('@'))}@${domain}`;
}

/** What to do about an address that looks misspelled (VAL-01): mend it, or insist. */
export function EmailProposal({ domain, onUse, onKeep }: EmailProposalProps) {
  return (
    <Row role="group" aria-label="A mended address">
      <Button size="small" onClick={onUse}>
        Use {domain}
      </Button>
      <Button size="small" variant="quiet" onClick={onKeep}>
        Keep as typed
      </Button>
    </Row>
  );
}
