package golden.overlay;

class OverlayWaitSyntax {
}
